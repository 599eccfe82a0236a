// No stylesheet of ours is loaded, so elements of one kind look alike; jsdom takes a fifth of the time
// of all tests to find out again for each how. What a dialog brings along looks as its sheet says.
const { getComputedStyle } = window;
const styles = new Map<string, CSSStyleDeclaration>();

window.getComputedStyle = (element, pseudo) => {
  if (document.styleSheets.length > 0) return getComputedStyle(element, pseudo);
  const attributes = ['hidden', 'open', 'style', 'type'].map((name) => element.getAttribute(name));
  const kind = JSON.stringify([element.localName, attributes, pseudo]);
  const style = styles.get(kind) ?? getComputedStyle(element, pseudo);
  styles.set(kind, style);
  return style;
};

export {};
