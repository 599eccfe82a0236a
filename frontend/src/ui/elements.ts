import type { ReactElement } from 'react';

/** Children that stand beside others: no bare text, which breaks in a translated page. */
export type Elements = ReactElement | false | null | undefined | '' | Elements[];
