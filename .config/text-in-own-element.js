import ts from 'typescript';

// Browsers translate a page by putting each text node into elements of their own. React keeps the old
// node: to change it is to change nothing, to remove it or to insert before it throws. A text that is
// the only child of its element is set by `textContent`, which works (react #11538).

const messages = {
  beside:
    'A translated page breaks here: write the whole sentence as one text, or give this text an element of its own.',
  bare: 'A translated page breaks here: a component or fragment that may be a bare text needs an element around it.',
};

const textFlags =
  ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike | ts.TypeFlags.Any;

export const textInOwnElement = {
  meta: { type: 'problem', messages, schema: [] },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();

    const isEmptyText = (type) => type.isStringLiteral() && type.value === '';
    const canBeText = (type, seen = new Set()) => {
      if (seen.has(type) || isEmptyText(type)) return false;
      seen.add(type);
      const parts = type.isUnion()
        ? type.types
        : checker.isArrayType(type) && checker.getTypeArguments(type);
      if (parts) return parts.some((part) => canBeText(part, seen));
      return (type.flags & textFlags) !== 0;
    };
    const isLiteral = (node) =>
      (node.type === 'Literal' && typeof node.value === 'string') ||
      (node.type === 'TemplateLiteral' && node.expressions.length === 0);
    const isShown = (child) =>
      child.type === 'JSXText'
        ? child.value.trim() !== '' || !child.value.includes('\n')
        : child.expression?.type !== 'JSXEmptyExpression';
    /** What an expression shows: of `a && b` it is b. */
    const showsText = (node) => {
      if (node.type === 'LogicalExpression')
        return showsText(node.right) || (node.operator !== '&&' && showsText(node.left));
      if (node.type === 'ConditionalExpression')
        return showsText(node.consequent) || showsText(node.alternate);
      return canBeText(services.getTypeAtLocation(node));
    };
    const isText = (child) =>
      child.type === 'JSXText' ||
      (child.type === 'JSXExpressionContainer' && showsText(child.expression));
    const isFixed = (child) =>
      child.type !== 'JSXExpressionContainer' || isLiteral(child.expression);

    const checkChildren = (node) => {
      const children = node.children.filter(isShown);
      const texts = children.filter(isText);
      if (texts.length === 0) return;
      if (node.type === 'JSXFragment') context.report({ node: texts[0], messageId: 'bare' });
      else if (children.length > 1 && !children.every(isFixed))
        context.report({ node: texts[0], messageId: 'beside' });
    };
    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      ReturnStatement(node) {
        let fn = node.parent;
        while (fn && !/Function/.test(fn.type)) fn = fn.parent;
        const name = fn?.id?.name ?? fn?.parent?.id?.name ?? '';
        if (!/^[A-Z]/.test(name) || !node.argument) return;
        if (showsText(node.argument)) context.report({ node, messageId: 'bare' });
      },
    };
  },
};
