/** Where a number leads that somebody has written as they like. */
export const phoneAddress = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
