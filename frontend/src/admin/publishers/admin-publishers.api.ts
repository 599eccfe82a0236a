import type {
  Publisher,
  PublisherInput,
  PublisherMerge,
  SavedPublisher,
} from '@storyloom/backend/contract/book/publishers/publisher';
import { baseApi } from '@/api/base-api';
import { putIfMatch, toVersion, type Version } from '@/api/versions';

export type PublisherVersion = Version<Publisher>;
type SavedVersion = Version<SavedPublisher>;

const pathOf = (slug: string) => `/publishers/${encodeURIComponent(slug)}`;

export const adminPublishersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPublishers: build.query<Publisher[], void>({
      query: () => '/publishers/',
      providesTags: ['Publisher', 'Book'],
    }),
    readPublisher: build.query<PublisherVersion, string>({
      query: pathOf,
      transformResponse: toVersion,
      providesTags: ['Publisher', 'Book'],
    }),
    changePublisher: build.mutation<
      SavedVersion,
      { slug: string; publisher: PublisherInput; etag: string }
    >({
      query: ({ slug, publisher, etag }) => putIfMatch(etag, pathOf(slug), publisher),
      transformResponse: toVersion,
      // Books carry the publisher's name, and their pages its addresses.
      invalidatesTags: (version) => (version ? ['Publisher', 'Book'] : []),
    }),
    mergePublishers: build.mutation<SavedPublisher, PublisherMerge>({
      query: (body) => ({ url: '/publishers/merge', method: 'POST', body }),
      invalidatesTags: (saved) => (saved ? ['Publisher', 'Book'] : []),
    }),
    undoPublisherChange: build.mutation<{ books: number }, string>({
      query: (id) => ({ url: '/publishers/undo', method: 'POST', body: { id } }),
      invalidatesTags: ['Publisher', 'Book'],
    }),
  }),
});
