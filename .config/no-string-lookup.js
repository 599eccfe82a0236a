import ts from 'typescript';

/**
 * No `record[key]` by a key that may be any text: `constructor` and the like are found on every plain
 * object, while a Map has only what was put there.
 */
export const noStringLookup = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      lookup: 'The key may be any text, as "constructor" is: use a Map.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const isWritten = (node) =>
      node.parent.type === 'AssignmentExpression' && node.parent.left === node;
    return {
      'MemberExpression[computed=true]'(node) {
        const key = services.getTypeAtLocation(node.property);
        const object = services.getTypeAtLocation(node.object);
        if (key.flags & ts.TypeFlags.String && object.getStringIndexType() && !isWritten(node)) {
          context.report({ node, messageId: 'lookup' });
        }
      },
    };
  },
};
