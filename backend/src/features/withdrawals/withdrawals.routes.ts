import type { RequestHandler } from 'express';
import { z } from 'zod';
import { foldEmail } from '../../contract/text/email.ts';
import { findCaller } from '../../auth/authenticate.ts';
import type { Environment } from '../../config/env.ts';
import {
  newWithdrawalSchema,
  withdrawalResponseSchema,
  withdrawalListQuerySchema,
  withdrawalSchema,
  withdrawalStatusSchema,
} from '../../contract/order/withdrawal.ts';
import { responsePage } from '../../http/response-page.ts';
import { ApiError, invalidFields, notFound } from '../../http/api-error.ts';
import { idParamsOf } from '../../http/example-ids.ts';
import { findResult, keyScopes, requestKeyOf } from '../../http/idempotency-key.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { withMinimumDuration } from '../../protection/minimum-duration.ts';
import { rateLimit, visitorAddress } from '../../protection/rate-limit.ts';
import { continueInBackground } from '../../runtime/continue-in-background.ts';
import { findSettings } from '../../models/settings/settings.model.ts';
import { declareWithdrawal, recordOnOrders } from './declare-withdrawal.ts';
import { toWithdrawal, WithdrawalModel, type StoredWithdrawal } from './withdrawal.model.ts';
import { rule } from '../../contract/words/rules.ts';

// Never by number or address: what strangers try with them must not lock out the order's customer.
const perVisitor = rateLimit('withdrawal-visitor', 20, 3600);
const perAccount = rateLimit('withdrawal-account', 20, 3600);

/** Responds 404 while withdrawals are switched off, before the body is checked. */
const onlyWhileOn: RequestHandler = async (_req, _res, next) => {
  const { withdrawal } = await findSettings();
  if (!withdrawal.isOn) throw new ApiError('route_not_found', 'There is nothing here.');
  next();
};

/** The online withdrawal function, and the owner's list of declarations. */
export function withdrawalsRoutes(env: Environment): Route[] {
  return [
    defineRoute({
      call: 'POST /api/withdrawals/',
      access: 'anyone',
      summary:
        'Declare a withdrawal from a contract; without `confirm`, nothing is stored and the ' +
        'declaration is returned for review (200). The response does not depend on whether ' +
        'the order exists; 404 while withdrawals are switched off',
      errors: ['rate_limit_exceeded', 'route_not_found'],
      header: 'Idempotency-Key',
      before: [onlyWhileOn],
      body: newWithdrawalSchema,
      example: { body: { name: 'Rita Reader', email: 'reader@example.com', number: '1001' } },
      response: withdrawalResponseSchema,
      otherStatus: 202,
      handle: async ({ body, req, res, key, markReplayed }) => {
        const { confirm, number, items } = body;
        const caller = await findCaller(req, env);
        const email = body.email ?? caller?.email ?? undefined;
        const name = body.name ?? caller?.email ?? undefined;
        const required = [rule('required')];
        if (!name) throw invalidFields({ name: required, ...(!email && { email: required }) });
        if (!email) throw invalidFields({ email: required });
        if (!confirm) return { name, email, number, items };
        const uid = caller?.uid;
        const isOwnEmail = caller?.email === foldEmail(email);
        const scope = keyScopes.withdrawal(uid ?? visitorAddress(req));
        const request = requestKeyOf(scope, key, { name, email, number, items });
        // A repeated request is answered even at the limit.
        if ((await findResult(request)) === undefined) {
          if (uid && isOwnEmail) await perAccount.consume(uid);
          else await perVisitor.consume(visitorAddress(req));
        }
        const declaration = { name, email, number, items, uid, isOwnEmail };
        const declared = await withMinimumDuration(declareWithdrawal(declaration, request));
        const { receivedAt, isOwnOrder, isReplayed } = declared;
        if (isReplayed) markReplayed();
        // Other declarations are copied by the background job, so that the duration of the next request
        // does not show that the order exists.
        if (isOwnOrder) {
          void continueInBackground(recordOnOrders(), 'a withdrawal is noted on its order later');
        }
        res.status(202);
        return { receivedAt: receivedAt.toISOString() };
      },
    }),
    defineRoute({
      call: 'GET /api/withdrawals/',
      access: 'admin',
      summary:
        'List withdrawals by order, newest order first; those without a matching order come ' +
        'last',
      query: withdrawalListQuerySchema,
      example: { query: { status: 'open' } },
      response: z.array(withdrawalSchema),
      handle: async (call) => {
        await recordOnOrders();
        const { status } = call.query;
        // Declarations of customers come before those of strangers.
        const sort = { orderId: -1, receivedAt: -1, _id: -1 } as const;
        const pageOptions = { sort, defaultLimit: 50 };
        const { collection } = WithdrawalModel;
        const filter = status ? { status } : {};
        return (await responsePage<StoredWithdrawal>(collection, filter, pageOptions, call)).map(
          toWithdrawal,
        );
      },
    }),
    defineRoute({
      call: 'PATCH /api/withdrawals/:id',
      access: 'admin',
      summary: 'Mark a withdrawal as done or open',
      params: idParamsOf('withdrawal'),
      body: withdrawalStatusSchema,
      example: { body: { status: 'done' } },
      response: withdrawalSchema,
      handle: async ({ params: { id }, body: { status } }) => {
        // A done declaration gives up its key, so that the same declaration can be made again.
        const update = { status, ...(status === 'done' && { key: id }) };
        const changed = await WithdrawalModel.findByIdAndUpdate(id, update, {
          returnDocument: 'after',
        }).lean();
        if (!changed) throw notFound('withdrawal');
        return toWithdrawal(changed);
      },
    }),
  ];
}
