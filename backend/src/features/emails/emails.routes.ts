import { z } from 'zod';
import type { Environment } from '../../config/env.ts';
import {
  emailListQuerySchema,
  emailMessageSchema,
  emailDetailSchema,
} from '../../contract/email/email.ts';
import { emailPreviewSchema, emailTrialSchema } from '../../contract/email/email-texts.ts';
import { notFound } from '../../http/api-error.ts';
import { responsePage } from '../../http/response-page.ts';
import { idParamsOf } from '../../http/example-ids.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { EmailModel, toEmail, type StoredEmail } from '../../models/emails/email.model.ts';
import { previewEmail } from './preview-email.ts';
import { retryEmail } from './retry-email.ts';

/** The emails to customers and the owner. */
export function emailsRoutes(env: Environment): Route[] {
  return [
    defineRoute({
      call: 'GET /api/emails/',
      access: 'admin',
      summary: 'List emails, newest first',
      query: emailListQuerySchema,
      example: { query: { status: 'failed' } },
      response: z.array(emailMessageSchema),
      handle: async (call) => {
        const { status } = call.query;
        // Without a status a range of all times, which an index counts without reading the emails.
        const filter = status ? { status } : { createdAt: { $gte: new Date(0) } };
        const sort = { createdAt: -1, _id: -1 } as const;
        const pageOptions = { sort, defaultLimit: 20, projection: { html: 0 } };
        const { collection } = EmailModel;
        return (await responsePage<StoredEmail>(collection, filter, pageOptions, call)).map(
          toEmail,
        );
      },
    }),
    defineRoute({
      call: 'GET /api/emails/:id',
      access: 'admin',
      summary: 'Get an email with its HTML',
      params: idParamsOf('email'),
      response: emailDetailSchema,
      handle: async ({ params }) => {
        const email = await EmailModel.findById(params.id).lean();
        if (!email) throw notFound('email');
        return { ...toEmail(email), html: email.html };
      },
    }),
    defineRoute({
      call: 'POST /api/emails/preview',
      access: 'admin',
      summary: 'Preview an email to a customer with the given texts and a sample order',
      body: emailTrialSchema,
      example: {
        body: {
          kind: 'order-received',
          subject: 'Your order {number}',
          text: 'Hello {name},\n\n{books}',
        },
      },
      response: emailPreviewSchema,
      handle: ({ body }) => previewEmail(body, env),
    }),
    defineRoute({
      call: 'POST /api/emails/:id/retry',
      access: 'admin',
      summary: 'Send an email on hold, or retry one that failed or is waiting',
      errors: ['invalid_transition'],
      params: idParamsOf('email'),
      response: emailMessageSchema,
      handle: async ({ params }) => toEmail(await retryEmail(params.id)),
    }),
  ];
}
