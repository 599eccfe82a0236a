export function newsletterTitle(isOn: boolean, promise = ''): string {
  if (!isOn) return 'Our email takes no new addresses.';
  return promise ? `An email from the shop, ${promise}` : 'An email from the shop';
}
