import HubOutlined from '@mui/icons-material/HubOutlined';
import { type ReactNode, useCallback, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Register } from '@/families/register/defineRegister';
import { RegisterPage } from '@/families/register/RegisterPage';
import type { RowAction } from '@/platform/grid/rowActions';
import type { RowId } from '@/platform/store/resourceState';
import type { Uses } from './usesOf';
import { WhoUsesDialog } from './WhoUsesDialog';

interface UsedRegisterPageProps<Row extends { id: RowId }, Item extends object, Values extends FieldValues> {
  readonly register: Register<Row, Item, Values>;
  readonly uses: Uses | null;
  readonly lead?: ReactNode;
  readonly rowActions?: () => readonly RowAction<Row>[];
}

/** A register whose records say what refers to them, before one is changed, inactivated, cancelled or deleted. */
export function UsedRegisterPage<Row extends { id: RowId }, Item extends object, Values extends FieldValues>({
  register,
  uses,
  lead,
  rowActions,
}: UsedRegisterPageProps<Row, Item, Values>) {
  const { t } = useTranslation('finance');
  const [openRow, setOpenRow] = useState<Row | null>(null);
  const nameOf = register.fullNameOf ?? register.nameOf;
  const moreActions = useCallback(
    () => ({
      row: [
        ...(rowActions?.() ?? []),
        ...(uses
          ? [
              {
                id: 'whoUses',
                label: t('whoUses.action'),
                icon: HubOutlined,
                run: (row: Row) => setOpenRow(row),
              },
            ]
          : []),
      ],
    }),
    [t, uses, rowActions],
  );
  return (
    <>
      <RegisterPage register={register} moreActions={moreActions} lead={lead} />
      {openRow && uses && (
        <WhoUsesDialog name={nameOf(openRow)} id={openRow.id} uses={uses} onClose={() => setOpenRow(null)} />
      )}
    </>
  );
}
