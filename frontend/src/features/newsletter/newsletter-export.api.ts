import { baseApi } from '@/api/base-api';
import { readAsFile } from '@/ui/save-file';

const newsletterExportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the object URL of the CSV. */
    exportNewsletter: build.mutation<string, void>({
      query: () => ({ url: '/newsletter', responseHandler: readAsFile }),
    }),
  }),
});

export const { useExportNewsletterMutation } = newsletterExportApi;
