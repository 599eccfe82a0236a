// Work of React and jsdom that no test needs, a sixth of the time of the pages' tests.
import React from 'react';

/** The name is the contract: React's own packages read this too. */
const internals: object = Object(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
);
// Each element keeps a stack of calls that only React's browser tools show, up to so many a second:
// these have been made already.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
});

declare const jsdom: { window: Window };
const page = jsdom.window;

// Each dialog parses its texts into documents of their own. Those that are asked for an element listen
// to the page's window from then on, for ever, to know what has the focus; nothing there ever has.
document.querySelector('html'); // The page's own listens from here on.
const listen = page.addEventListener.bind(page);
page.addEventListener = (...[type, listener, options]: Parameters<typeof listen>) => {
  if (typeof listener === 'function' && /^_handle\w+Event$/.test(listener.name)) return;
  listen(type, listener, options);
};

// A label looks for its control through all of the page, although the page knows its ids; and each
// control asks all labels which is its own.
type InnerLabel = Pick<HTMLElement, 'ownerDocument' | 'getRootNode' | 'getAttributeNS'>;
const label: object = document.createElement('label');
const [inner] = Object.getOwnPropertySymbols(label).filter((key) => key.description === 'impl');
const innerLabel: object = Object.getPrototypeOf(Reflect.get(label, inner ?? ''));
const searched = Object.getOwnPropertyDescriptor(innerLabel, 'control');
const labelable = /^(button|input|meter|output|progress|select|textarea)$/;
Object.defineProperty(innerLabel, 'control', {
  get(this: InnerLabel): unknown {
    const id = this.getAttributeNS(null, 'for');
    if (!id || this.getRootNode({}) !== this.ownerDocument) return searched?.get?.call(this);
    const named = this.ownerDocument.getElementById(id);
    if (!named || !labelable.test(named.localName)) return null;
    return (named as HTMLInputElement).type === 'hidden' ? null : named;
  },
});

// A dialog asks for its parts by class many times a step: jsdom remembers lists, but not what it found.
for (const node of [Element.prototype, Document.prototype]) {
  const { querySelector } = node;
  node.querySelector = function (this: Document | Element, selector: string) {
    const [, name] = /^\.([a-z][\w-]*)$/i.exec(selector) ?? [];
    if (name === undefined) return querySelector.call(this, selector);
    return this.getElementsByClassName(name).item(0);
  };
}
