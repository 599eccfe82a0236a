import { useSettings } from '@/api/endpoints/settings.api';
import { GuaranteeNotice } from '@/shop/ui/guarantee-notice';
import { Prose } from '@/ui/text/prose';
import { words } from '@/words/shop';
import { NotFoundPage } from './not-found-page';

/** The official notice on the legal guarantee; not found while the shop has switched it off. */
export function GuaranteePage() {
  const { data: settings } = useSettings();
  if (settings?.guarantee.isOn === false) return <NotFoundPage />;
  return (
    <Prose title={words.titles.guarantee}>
      <GuaranteeNotice />
    </Prose>
  );
}
