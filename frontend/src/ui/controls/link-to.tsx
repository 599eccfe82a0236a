import type { ReactElement } from 'react';
import { Link, type LinkProps, type To } from 'react-router-dom';

/** Creates the link in a sentence: `texts.seeOrders(linkTo(paths.orders))`. */
export const linkTo =
  (to: To, props?: Pick<LinkProps, 'state' | 'target'>) =>
  (text: string): ReactElement => (
    <Link to={to} {...props} className="link">
      {text}
    </Link>
  );
