import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { longestWishlist } from './wishlist.storage';

interface WishlistState {
  /** Ids of books, the latest wish first. */
  bookIds: string[];
  /** Those that the shop was found to sell no longer; they stay on the list, but do not count. */
  lostIds?: string[];
}

const initialState: WishlistState = { bookIds: [] };

export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    wishToggled(state, { payload: id }: PayloadAction<string>) {
      if (state.bookIds.includes(id)) state.bookIds = state.bookIds.filter((other) => other !== id);
      else if (state.bookIds.length < longestWishlist) state.bookIds.unshift(id);
    },
    wishlistReplaced(state, { payload }: PayloadAction<string[]>) {
      state.bookIds = payload;
    },
    wishesChecked(state, { payload: lostIds }: PayloadAction<string[]>) {
      state.lostIds = lostIds;
    },
  },
  selectors: {
    selectWishedIds: (state) => state.bookIds,
    selectWishCount: ({ bookIds, lostIds = [] }) =>
      bookIds.filter((id) => !lostIds.includes(id)).length,
    selectIsWished: (state, id: string) => state.bookIds.includes(id),
    selectIsWishlistFull: (state) => state.bookIds.length >= longestWishlist,
  },
});

export const { wishToggled, wishlistReplaced, wishesChecked } = wishlistSlice.actions;
export const { selectWishedIds, selectWishCount, selectIsWished, selectIsWishlistFull } =
  wishlistSlice.selectors;
