import { createAction } from '@reduxjs/toolkit';

/** The farm that is worked on from here on, whichever page it was chosen on; null: all of them. */
export const farmSelected = createAction<string | null>('farm/selected');
