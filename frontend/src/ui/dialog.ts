import type { SweetAlertIcon, SweetAlertOptions, SweetAlertResult } from 'sweetalert2';

const button =
  'inline-flex min-h-11 items-center justify-center rounded-md px-5 py-2.5 font-semibold';

const house: SweetAlertOptions = {
  buttonsStyling: false,
  scrollbarPadding: false,
  customClass: {
    popup: 'shop-dialog',
    confirmButton: `${button} bg-accent text-on-accent hover:bg-[#f2b40f]`,
    cancelButton: `${button} border border-line-strong hover:bg-sunken`,
  },
};

/** Loaded when the first dialog is about to show; 20 kB that most pages never need. */
async function show(options: SweetAlertOptions): Promise<SweetAlertResult> {
  const { default: Swal } = await import('sweetalert2');
  return Swal.fire({
    ...house,
    // A toast does not touch the page's height, and SweetAlert2 warns when it is told not to.
    ...(!options.toast && { heightAuto: false }),
    ...options,
  } as SweetAlertOptions);
}

/** Fetches the dialog code ahead of a click that will need it. */
export function prepareDialogs(): void {
  import('sweetalert2').catch(() => {});
}

interface DialogText {
  title: string;
  text?: string;
  icon?: SweetAlertIcon;
}

/** Closes by itself after `timeoutMs`. */
export async function showBriefly(
  { title, text, icon = 'success' }: DialogText,
  timeoutMs: number,
): Promise<void> {
  await show({ title, ...(text && { text }), icon, timer: timeoutMs, showConfirmButton: false });
}

/** One button; resolves when the dialog is closed in any way. */
export async function showNotice(
  { title, text, icon = 'info' }: DialogText,
  confirmButtonText = 'OK',
): Promise<void> {
  await show({ title, ...(text && { text }), icon, confirmButtonText });
}

/** Two buttons; whether the first one was chosen. */
export async function askToConfirm(
  { title, text, icon = 'question' }: DialogText,
  buttons: { confirm: string; cancel: string },
): Promise<boolean> {
  const answer = await show({
    title,
    ...(text && { text }),
    icon,
    showCancelButton: true,
    confirmButtonText: buttons.confirm,
    cancelButtonText: buttons.cancel,
  });
  return answer.isConfirmed;
}

/** A note in the corner that leaves the page usable; read out by screen readers. */
export async function showToast(
  { title, icon = 'success' }: DialogText,
  action?: { label: string; timeoutMs?: number },
): Promise<boolean> {
  const answer = await show({
    toast: true,
    position: 'top-end',
    title,
    icon,
    timer: action?.timeoutMs ?? 5000,
    showConfirmButton: action !== undefined,
    confirmButtonText: action?.label ?? '',
    showCloseButton: true,
    closeButtonAriaLabel: 'Close',
  });
  return answer.isConfirmed;
}
