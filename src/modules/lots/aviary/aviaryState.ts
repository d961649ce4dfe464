import { createQuery } from '@/platform/store/createQuery';
import { aviaryBoard } from './aviaryService';

/** What an aviary's board shows. */
export const BOARD = 'lots/aviaryBoard';

/** Not kept in the browser: readings of an earlier visit are not the present ones. */
export const boardState = createQuery('lots', 'aviaryBoard', aviaryBoard, { keep: false, tags: [BOARD] });
