import { ruleSentence } from '@storyloom/backend/contract/words/rules';
import { words } from '@/words/first';

/** Sentences for the broken rules of a field, one per line, in the language of the pages. */
export function ruleMessage(broken: string, label: string): string {
  const sentences = broken.split('\n').map((text, index) => {
    return ruleSentence(text, words.rules, index === 0 ? label : '');
  });
  return sentences.join(', ');
}
