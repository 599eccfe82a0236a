import { words } from '@/words/first';

export function newsletterTitle(isOn: boolean, promise = ''): string {
  const { closed, title, titleWith } = words.ui.newsletter;
  if (!isOn) return closed;
  return promise ? titleWith(promise) : title;
}
