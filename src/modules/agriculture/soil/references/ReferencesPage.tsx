import CompareOutlined from '@mui/icons-material/CompareOutlined';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { RegisterPage } from '@/families/register/RegisterPage';
import { href } from '@/platform/routing/href';
import { CompareReferences } from './CompareReferences';
import { REFERENCE_ACTIONS, soilReferences } from './soilReferences';

const COMPARE = 'comparar';
/** Two stand side by side. */
const SIDES = 2;

/** References of soil: the list, the form of one (`nova`, `editar?id=`), two beside each other (`comparar?ids=`). */
export function Component() {
  const { t } = useTranslation('soilReferences');
  const { action } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  if (action === COMPARE) return <CompareReferences />;
  const isForm = action === REFERENCE_ACTIONS.new || action === REFERENCE_ACTIONS.edit;
  if (action !== undefined && !isForm) return <Navigate to="/404" replace />;
  if (action === REFERENCE_ACTIONS.edit && params.get('id') === null)
    return <Navigate to={href('soilReferences', {})} replace />;
  return (
    <RegisterPage
      register={soilReferences}
      moreActions={() => ({
        bulk: [
          {
            id: 'compare',
            label: t('compare.open'),
            icon: CompareOutlined,
            reason: (rows) => (rows.length === SIDES ? null : t('compare.two')),
            run: (rows) =>
              void navigate(
                href('soilReferences', { action: COMPARE }, { ids: rows.map(({ id }) => id).join(',') }),
              ),
          },
        ],
      })}
    />
  );
}
