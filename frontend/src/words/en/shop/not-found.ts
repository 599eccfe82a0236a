/** The page at an unknown address. */
export const notFound = {
  title: 'This page is not on our shelves',
  text: 'Perhaps somebody put it back in the wrong place. The books, at least, are all where they belong.',
  home: 'To the home page',
};
