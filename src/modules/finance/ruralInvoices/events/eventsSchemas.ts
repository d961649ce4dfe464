import { bool, number, object, string } from 'yup';
import { lengthFault, LETTER_LENGTH, REASON_LENGTH } from '../rules/deadlines';
import { voidFault } from '../rules/numberGaps';
import type { NumberingSeries } from './numberingSeries';

const WORDS = 'ruralInvoiceEvents';

/** A text of an event, counted as it is sent: its blanks at the ends and between its words count once. */
const eventText = (limits: { readonly least: number; readonly most: number }) =>
  string()
    .trim()
    .required()
    .test({
      name: 'length',
      message: {
        key: 'invalid',
        says: `${WORDS}:faults.length`,
        values: { least: limits.least, most: limits.most },
      },
      test: (text) => !text || lengthFault(text, limits) === null,
    });

export const cancelSchema = object({
  reason: eventText(REASON_LENGTH),
  notMoved: bool()
    .required()
    .test({
      name: 'notMoved',
      message: { key: 'invalid', says: `${WORDS}:faults.notMoved` },
      test: (value) => value,
    }),
});

export const letterSchema = object({ text: eventText(LETTER_LENGTH) });

/** Numbers of one of the series. */
export const voidSchema = (all: readonly NumberingSeries[]) =>
  object({
    series: string().required(),
    from: number().nullable().required(),
    to: number()
      .nullable()
      .required()
      .test({
        name: 'range',
        test(to, context) {
          const { series, from } = context.parent as { series: string; from: number | null };
          const chosen = all.find(({ key }) => key === series);
          if (!chosen || from == null || to == null) return true;
          const fault = voidFault({ series: chosen.series, from, to }, chosen.used, chosen.voided);
          return fault === null
            ? true
            : context.createError({
                message: { key: 'invalid', says: `${WORDS}:faults.${fault}` } as unknown as string,
              });
        },
      }),
    reason: eventText(REASON_LENGTH),
  });
