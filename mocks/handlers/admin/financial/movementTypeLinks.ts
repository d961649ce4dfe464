import type { FieldErrors } from '../../../answers';
import type { MovementClassification } from '../../../db/mapTypes';
import type { MovementTypeLink } from '../../../db/platform/financial';
import { platformRegister } from '../../../platformRegister';
import { id, text } from '../../../read';
import { demo } from '../../../state';
import { sameText } from '../sameText';

const CLASSIFICATIONS: Record<MovementClassification, string> = {
  AGRICULTURAL_PRODUCTS: 'Produtos agrícolas',
  AGRICULTURAL_PRODUCT_PERMANENT_CULTURE: 'Produtos de cultura permanente',
  AFFORESTATION: 'Florestamento',
  OLERICULTURE: 'Olericultura',
  ANIMAL_PRODUCTS: 'Produtos animais',
  STORAGE: 'Armazenagem',
};

const classification = (value: unknown): MovementClassification | undefined =>
  Object.keys(CLASSIFICATIONS).find((key): key is MovementClassification => key === value);

/** An id that may be left out: null when it is, undefined when nothing has it. */
function optionalId(value: unknown, exists: (id: number) => boolean): number | null | undefined {
  if (value === null || value === undefined || value === '') return null;
  const wanted = id(value);
  return wanted !== undefined && exists(wanted) ? wanted : undefined;
}

export const movementTypeLinkHandlers = platformRegister<MovementTypeLink>({
  controller: 'MovementTypeLink',
  slug: 'vinculo-tipo-movimento',
  nameOf: (row) => row.name,
  table: () => demo.world.platform.movementTypeLinks,
  wire: (row) => ({
    ...row,
    natureDescription: row.nature === 'IN' ? 'Entrada' : 'Saída',
    movementTypeClassificationDescription: CLASSIFICATIONS[row.movementTypeClassification],
    systemBusinessActivityName: demo.world.businessActivities.get(row.systemBusinessActivityId)?.name ?? null,
    integratorName: demo.world.platform.integrators.get(row.integratorId)?.name ?? null,
  }),
  check: (sent, ownId) => {
    const errors: FieldErrors = {};
    const name = text(sent.name) ?? '';
    const { nature } = sent;
    const kind = classification(sent.movementTypeClassification);
    const { businessActivities, platform } = demo.world;
    const activity = optionalId(sent.systemBusinessActivityId, (one) => !!businessActivities.get(one));
    const integrator = optionalId(sent.integratorId, (one) => !!platform.integrators.get(one));
    const integratorCode = text(sent.integratorCode) || null;
    if (name === '' || name.length > 80) errors.Name = ['O campo Tipo de movimento é obrigatório.'];
    if (nature !== 'IN' && nature !== 'OUT') errors.Nature = ['O campo Natureza é obrigatório.'];
    if (!kind) errors.MovementTypeClassification = ['O campo Classificação é obrigatório.'];
    if (activity === undefined) errors.SystemBusinessActivityId = ['Esta atividade não existe.'];
    if (integrator === undefined) errors.IntegratorId = ['Esta integradora não existe.'];
    if (integrator && !integratorCode)
      errors.IntegratorCode = ['O campo Código na integradora é obrigatório quando há integradora.'];
    const duplicate = platform.movementTypeLinks.find(
      (row) =>
        row.id !== ownId &&
        sameText(row.name, name) &&
        row.systemBusinessActivityId === activity &&
        row.integratorId === integrator,
    );
    if (duplicate) errors.Name = ['Este tipo de movimento já está vinculado assim.'];
    if (!kind || activity === undefined || integrator === undefined) return { errors };
    if ((nature !== 'IN' && nature !== 'OUT') || Object.keys(errors).length > 0) return { errors };
    return {
      errors,
      input: {
        name,
        nature,
        integratorCode: integrator ? integratorCode : null,
        movementTypeClassification: kind,
        systemBusinessActivityId: activity,
        integratorId: integrator,
      },
    };
  },
});
