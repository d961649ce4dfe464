import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
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
  const choose = (action: PageAction) => {
    if (action.disabledReason) return;
    setAnchor(null);
    action.onClick();
  };
  return (
    <>
      <IconAction
        label={t('moreActions')}
        icon={<MoreVertOutlined />}
        menuOpen={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            aria-disabled={action.disabledReason ? true : undefined}
            onClick={() => choose(action)}
          >
            {action.icon}
            <span>
              {action.label}
              {action.disabledReason && <Reason>{action.disabledReason}</Reason>}
            </span>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
