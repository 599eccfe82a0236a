import type {
  EmailMessage,
  EmailListQuery,
  EmailDetail,
} from '@storyloom/backend/contract/email/email';
import { baseApi } from '@/api/base-api';
import { toPage, type Page } from '@/api/page';

export const emailsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listEmails: build.query<Page<'emails', EmailMessage>, EmailListQuery>({
      query: (params) => ({ url: '/emails/', params: { ...params } }),
      transformResponse: toPage('emails'),
      providesTags: ['Email'],
    }),
    readEmail: build.query<EmailDetail, string>({
      query: (id) => `/emails/${encodeURIComponent(id)}`,
      providesTags: ['Email'],
    }),
    retryEmail: build.mutation<EmailMessage, string>({
      query: (id) => ({ url: `/emails/${encodeURIComponent(id)}/retry`, method: 'POST' }),
      // Also after an error: the email may have been sent meanwhile.
      invalidatesTags: ['Email'],
    }),
  }),
});
