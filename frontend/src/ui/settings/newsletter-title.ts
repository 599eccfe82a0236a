export function newsletterTitle(isOn: boolean, promise = ''): string {
  if (!isOn) return 'Our letter takes no new addresses.';
  return promise ? `A letter from the shop, ${promise}` : 'A letter from the shop';
}
