import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { maxBookListLength } from '@storyloom/backend/contract/limits';
import { booksApi } from '@/api/endpoints/books.api';

interface WishlistState {
  /** Ids of books, the latest first. */
  bookIds: string[];
  /** Books that the shop sells no longer; they stay on the list, but do not count. */
  unavailableIds?: string[];
}

const initialState: WishlistState = { bookIds: [] };

export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    wishAdded(state, { payload: id }: PayloadAction<string>) {
      if (!state.bookIds.includes(id)) state.bookIds.unshift(id);
    },
    wishesRemoved(state, { payload }: PayloadAction<string[]>) {
      state.bookIds = state.bookIds.filter((id) => !payload.includes(id));
    },
    /** Replaces the list by the one of the browser, of another tab or of the account. */
    wishlistReplaced(state, { payload }: PayloadAction<string[]>) {
      state.bookIds = payload;
    },
  },
  extraReducers: (builder) =>
    // A response to books by id shows which of them are no longer sold.
    builder.addMatcher(booksApi.endpoints.listBooks.matchFulfilled, (state, { payload, meta }) => {
      const { ids: requestedIds = [] } = meta.arg.originalArgs;
      const isUnavailable = (id: string) =>
        requestedIds.includes(id)
          ? !payload.books.some(({ _id }) => _id === id)
          : state.unavailableIds?.includes(id);
      if (requestedIds.length > 0) state.unavailableIds = state.bookIds.filter(isUnavailable);
    }),
  selectors: {
    selectWishedIds: (state) => state.bookIds,
    selectWishCount: ({ bookIds, unavailableIds = [] }) =>
      bookIds.filter((id) => !unavailableIds.includes(id)).length,
    selectIsWished: (state, id: string) => state.bookIds.includes(id),
    selectIsWishlistFull: (state) => state.bookIds.length >= maxBookListLength,
  },
});

export const { wishAdded, wishesRemoved, wishlistReplaced } = wishlistSlice.actions;
export const { selectWishedIds, selectWishCount, selectIsWished, selectIsWishlistFull } =
  wishlistSlice.selectors;
