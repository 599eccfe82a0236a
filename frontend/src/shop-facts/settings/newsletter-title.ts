import { words } from '@/words/first';

export function newsletterTitle(isOn: boolean, frequency = ''): string {
  const { closed, title, titleWith } = words.ui.newsletter;
  if (!isOn) return closed;
  return frequency ? titleWith(frequency) : title;
}
