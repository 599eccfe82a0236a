/** Refuses `...{ a, b }` and `...['a', 'b']`, also behind `as const` or `satisfies`. */
export const noLiteralSpread = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      literalSpread:
        'Write the entries into the outer literal: spreading a literal only packs them into fewer lines. If the file grows beyond its limit, split it.',
    },
  },
  create(context) {
    return {
      SpreadElement(node) {
        let { argument } = node;
        while (/^TS(As|Satisfies)Expression$/.test(argument.type)) argument = argument.expression;
        if (/^(Object|Array)Expression$/.test(argument.type))
          context.report({ node, messageId: 'literalSpread' });
      },
    };
  },
};
