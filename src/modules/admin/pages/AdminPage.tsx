import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { menuIcon } from '@/domain/menu/menuIcons';
import { type HubCard, RegisterHubPage } from '@/families/register/RegisterHubPage';
import { loadNamespaces } from '@/platform/i18n/i18n';
import { useStable } from '@/platform/react/useStable';
import { CountTabs, panelProps } from '@/platform/ui/CountTabs';
import { ADMIN_GROUPS } from '../adminGroups';
import { ADMIN_PATH, type AdminGroup, type AdminScreen } from '../adminScreen';

const TABS = 'administration';

// The strip below brings four pixels of its own.
const Panel = styled('div')({ paddingTop: 4 });

const cardOf = ({ slug, icon, load }: AdminScreen, namespaces: readonly string[]): HubCard => ({
  slug,
  icon: menuIcon(icon),
  ...(load
    ? {
        load: async () => {
          const [page] = await Promise.all([load(), loadNamespaces(namespaces)]);
          return page;
        },
      }
    : {}),
});
const TITLES = Object.fromEntries(
  ADMIN_GROUPS.flatMap(({ screens }) =>
    screens.map(({ slug }) => [slug, `shell:administration.screens.${slug}`]),
  ),
);
const CARDS = new Map(
  ADMIN_GROUPS.map(({ id, screens, namespaces }) => [
    id,
    screens.map((screen) => cardOf(screen, namespaces)),
  ]),
);

interface GroupTabsProps {
  readonly groupId: AdminGroup['id'];
  readonly onGo: (path: string) => void;
}

// Whatever is searched and opened below changes the address; the tabs stay as they are.
const GroupTabs = memo(function GroupTabs({ groupId, onGo }: GroupTabsProps) {
  const { t } = useTranslation('shell');
  return (
    <CountTabs
      idBase={TABS}
      label={t('administration.title')}
      value={groupId}
      tabs={ADMIN_GROUPS.map((one) => ({ value: one.id, label: t(`administration.groups.${one.id}`) }))}
      onChange={(next) => {
        const first = ADMIN_GROUPS.find((one) => one.id === next)?.screens[0];
        if (first) onGo(`${ADMIN_PATH}/${first.slug}`);
      }}
    />
  );
});

/** The administration area: a tab for each group, in it a card for each screen, below the chosen screen. */
export function Component() {
  const { t } = useTranslation('shell');
  const { id } = useParams();
  const navigate = useNavigate();
  const group =
    ADMIN_GROUPS.find(({ screens }) => screens.some(({ slug }) => slug === id)) ?? ADMIN_GROUPS[0];
  const go = useStable((path: string) => void navigate(path));
  if (!group) return null;
  return (
    <>
      <GroupTabs groupId={group.id} onGo={go} />
      <Panel {...panelProps(TABS, group.id)}>
        <RegisterHubPage
          base={ADMIN_PATH}
          label={t(`administration.groups.${group.id}`)}
          cards={CARDS.get(group.id) ?? []}
          titles={TITLES}
          notFound="/404"
        />
      </Panel>
    </>
  );
}
