import type { Onboarding } from '@storyloom/backend/contract/admin/onboarding';
import { baseApi } from '@/api/base-api';

export const onboardingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // Refetched after each change of settings and books, which may complete a step.
    readOnboarding: build.query<Onboarding, void>({
      query: () => '/onboarding',
      providesTags: [
        'Settings',
        { type: 'Settings', id: 'ONBOARDING' },
        { type: 'Book', id: 'LIST' },
      ],
    }),
    dismissOnboarding: build.mutation<Onboarding, void>({
      query: () => ({ url: '/onboarding', method: 'PUT', body: { isDismissed: true } }),
      invalidatesTags: [{ type: 'Settings', id: 'ONBOARDING' }],
    }),
  }),
});
