import { ruleSentence } from '@storyloom/backend/contract/words/rules';
import { words } from '@/words/first';

/** The broken rules of a field, as schemas and the API name them, one a line, in the shop's language. */
export function ruleMessage(broken: string, label: string): string {
  const sentences = broken.split('\n').map((text, index) => {
    return ruleSentence(text, words.rules, index === 0 ? label : '');
  });
  return sentences.join(', ');
}
