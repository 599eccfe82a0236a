import { useEffect, useRef, type ReactNode } from 'react';
import { FiX } from 'react-icons/fi';
import { IconButton } from './controls/button';

interface DrawerProps {
  label: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A panel that slides over the page from the left; the page behind it waits. */
export function Drawer({ label, isOpen, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  const closeAfterClick = (event: React.MouseEvent) => {
    const target = event.target as Element;
    if (target === dialog.current || target.closest('a')) onClose();
  };

  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- with keys a dialog closes by Escape, and its links by themselves
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={closeAfterClick}
      className="m-0 h-dvh max-h-none w-72 max-w-[85vw] bg-surface text-ink shadow-raised backdrop:bg-black/50"
    >
      <div className="flex min-h-full flex-col p-4">
        <div className="flex justify-end">
          <IconButton label="Close" onClick={onClose}>
            <FiX aria-hidden="true" />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  );
}
