import { newsletterSignupSchema } from '../../contract/newsletter.ts';
import { writeCsv } from '../../http/csv.ts';
import { rateLimit } from '../../http/rate-limit.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { visitorAddress } from '../../http/visitor-address.ts';
import { NewsletterSignupModel } from './newsletter.model.ts';

const perAddress = rateLimit('newsletter-address', 20, 3600);

/** Signing up for the newsletter, and the owner's list of who did. */
export function newsletterRoutes(): Route[] {
  return [
    defineRoute({
      method: 'post',
      path: '/api/newsletter',
      access: 'anyone',
      summary: 'Sign up for the newsletter; twice is fine',
      body: newsletterSignupSchema,
      handle: async ({ body: { email }, req }) => {
        await perAddress.consume(visitorAddress(req));
        // The same answer whether or not the address was known, and the first consent stays.
        await NewsletterSignupModel.updateOne(
          { _id: email.toLowerCase() },
          { $setOnInsert: { email, consentAt: new Date() } },
          { upsert: true },
        );
      },
    }),
    defineRoute({
      method: 'get',
      path: '/api/newsletter',
      access: 'admin',
      summary: 'Everybody who signed up, as a CSV file',
      answerType: 'text/csv',
      handle: ({ res }) => {
        res.attachment('newsletter.csv');
        const signups = NewsletterSignupModel.find().sort({ _id: 1 }).lean().cursor();
        return writeCsv(signups, ['email', 'consentAt']);
      },
    }),
  ];
}
