/** As the owner types them: an empty line in between. */
export function paragraphs(...texts: string[]): string {
  return texts.join('\n\n');
}

/** A note on the home page. */
export interface DefaultNote {
  title: string;
  description: string;
  story: string;
}

/** Facts of the shop, which its default texts must not contradict. */
export interface ShopFacts {
  name: string;
  /** Whether it has the five categories that every shop starts with. */
  hasDefaultCategories: boolean;
  hasPickup: boolean;
  /** Whether shipping is free and taxes are included. */
  isFree: boolean;
}
