// Every text that people read stands in src/words, in each language, and is read while rendering.

const messages = {
  bare: 'A text that people read stands in src/words/en and in every other language.',
  early: 'Read words while rendering: when the module loads, its language may not have come.',
};

const readAloud = new Set([
  'label',
  'title',
  'placeholder',
  'alt',
  'hint',
  'text',
  'aria-label',
  'aria-description',
  'aria-roledescription',
]);
const hasWord = (text) => typeof text === 'string' && /\p{L}{2}/u.test(text);

export const wordsInCatalogues = {
  meta: { type: 'problem', messages, schema: [] },
  create(context) {
    return {
      JSXText(node) {
        if (hasWord(node.value)) context.report({ node, messageId: 'bare' });
      },
      JSXAttribute(node) {
        if (!readAloud.has(node.name.name)) return;
        const value =
          node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
        const isBare = value?.type === 'Literal' && hasWord(value.value);
        const isTemplate =
          value?.type === 'TemplateLiteral' &&
          value.quasis.some(({ value: { raw } }) => hasWord(raw));
        if (isBare || isTemplate) context.report({ node, messageId: 'bare' });
      },
      "MemberExpression > Identifier.object[name='words']"(node) {
        for (let above = node.parent; above; above = above.parent)
          if (/Function/.test(above.type)) return;
        context.report({ node, messageId: 'early' });
      },
    };
  },
};
