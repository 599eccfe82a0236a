import { createElement, type ReactElement, type SVGAttributes } from 'react';

interface Shape {
  tag: string;
  attr: SVGAttributes<SVGElement>;
  child: Shape[];
}

/**
 * What react-icons makes its icons with, in the built pages (scripts/slim-packages.ts): without the
 * package's own for sizes, colours and titles, which come from classes and labels here.
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
