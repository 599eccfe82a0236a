import { createElement, type ReactElement, type SVGAttributes } from 'react';

interface Shape {
  tag: string;
  attr: SVGAttributes<SVGElement>;
  child: Shape[];
}

/**
 * Replaces the icon base of react-icons in the built pages (scripts/slim-packages.ts), without its
 * sizes, colours and titles: classes and labels set them here.
 */
export function GenIcon({ attr, child }: Shape) {
  return (props: SVGAttributes<SVGElement>) =>
    createElement(
      'svg',
      {
        stroke: 'currentColor',
        fill: 'currentColor',
        strokeWidth: '0',
        ...attr,
        ...props,
        height: '1em',
        width: '1em',
      },
      child.map(toElement),
    );
}

function toElement({ tag, attr, child }: Shape, key: number): ReactElement {
  return createElement(tag, { key, ...attr }, child.map(toElement));
}
