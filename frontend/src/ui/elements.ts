import type { ReactElement } from 'react';

/** Children with siblings: no bare text, which breaks in a translated page. */
export type Elements = ReactElement | false | null | undefined | '' | Elements[];
