import { accentStyle, accentStyleId } from '@storyloom/backend/contract/identity/accent';
import { useEffect } from 'react';
import { useShop } from '@/api/settings.api';

/**
 * Follows the accent that the owner changes while the page is open. A shopper's page has it in its
 * head, and needs no code for it.
 */
export function useAccent(): void {
  const { accent } = useShop();
  useEffect(() => {
    const found = document.getElementById(accentStyleId);
    if (!found && accent === '') return;
    const style = found ?? document.head.appendChild(document.createElement('style'));
    style.id = accentStyleId;
    style.textContent = accentStyle(accent);
  }, [accent]);
}
