import { onboardingChangeSchema, onboardingSchema } from '../../contract/admin/onboarding.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { dismissOnboarding } from '../../models/settings/settings.model.ts';
import { findOnboarding } from './find-onboarding.ts';

/** The list on the dashboard of a new shop. `areEmailsOn`: whether emails go out at all. */
export function onboardingRoutes(areEmailsOn: boolean): Route[] {
  return [
    defineRoute({
      call: 'GET /api/onboarding',
      access: 'admin',
      summary: 'Get the onboarding checklist of a new owner',
      response: onboardingSchema,
      handle: () => findOnboarding(areEmailsOn),
    }),
    defineRoute({
      call: 'PUT /api/onboarding',
      access: 'admin',
      summary: 'Dismiss the onboarding checklist, or show it again',
      body: onboardingChangeSchema,
      example: { body: { isDismissed: true } },
      response: onboardingSchema,
      handle: async ({ body }) => {
        await dismissOnboarding(body.isDismissed);
        return findOnboarding(areEmailsOn);
      },
    }),
  ];
}
