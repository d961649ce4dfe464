import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { LateMenu } from '@/platform/ui/LateMenu';
import type { PageAction } from '@/platform/ui/pageAction';

const Reason = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'block',
  color: theme.tokens.textMuted,
}));

/** The ⋮ menu of a page's head. */
export function PageActionMenu({ actions }: { readonly actions: readonly PageAction[] }) {
  const { t } = useTranslation('ui');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconAction
        label={t('moreActions')}
        icon={<MoreVertOutlined />}
        menuOpen={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <LateMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        atEnd
        items={actions.map((action) => ({
          key: action.label,
          disabled: Boolean(action.disabledReason),
          onChoose: () => action.onClick(),
          label: (
            <>
              {action.icon}
              <span>
                {action.label}
                {action.disabledReason && <Reason>{action.disabledReason}</Reason>}
              </span>
            </>
          ),
        }))}
      />
    </>
  );
}
