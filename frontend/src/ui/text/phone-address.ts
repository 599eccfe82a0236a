/** The `tel:` address of a phone number in any notation. */
export const phoneAddress = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
