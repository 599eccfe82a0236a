import { expect, test } from 'vitest';
import { rules } from './en/rules.ts';
import { firstRules } from './en/first-rules.ts';
import { readRule, rule, ruleOf, ruleSentence } from './rules.ts';

test('writes a rule with the label of its field, or without one', () => {
  const tooLong = rule('too_long', { max: 100 });
  expect(ruleSentence(tooLong, rules, 'Title')).toBe('Title must have at most 100 characters');
  expect(ruleSentence(tooLong, rules)).toBe('must have at most 100 characters');
  expect(ruleSentence(rule('required'), rules, 'Title')).toBe('Title is required');
});

test('a rule keeps its values, whatever signs are in them', () => {
  const taken = rule('isbn_taken', { title: '{"a"} é\n?' });
  expect(readRule(taken, rules)).toEqual({ code: 'isbn_taken', title: '{"a"} é\n?' });
  expect(ruleOf(readRule(taken, rules)!)).toBe(taken);
});

test('a page says of a rule that it does not know that the value is not valid', () => {
  expect(ruleSentence('of_a_later_build {"max":1}', rules, 'Title')).toBe('Title is not valid');
  expect(ruleSentence(rule('taken'), firstRules, 'Title')).toBe('Title is not valid');
  expect(ruleSentence('is odd', rules, 'Title')).toBe('Title is odd');
});
