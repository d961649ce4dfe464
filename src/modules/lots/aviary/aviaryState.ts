import { createWidget } from '@/platform/widgets/createWidget';
import { aviaryBoard } from './aviaryService';

/** Not kept in the browser: readings of an earlier visit are not the present ones. */
export const boardState = createWidget('lots', 'aviaryBoard', aviaryBoard, { keep: false });
