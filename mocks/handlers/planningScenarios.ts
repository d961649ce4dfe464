import { type FieldErrors, invalid, json, notFound } from '../answers';
import { planning as menu } from '../db/menu/planning';
import type { PlanningScenario } from '../db/planning/planningTypes';
import { id, text } from '../read';
import { route } from '../route';
import { demo } from '../state';

const PLAN = { permission: menu.items.flatMap(({ key }) => (key ? [key] : [])) };
const LONGEST = 60;

const table = () => demo.world.planning.scenarios;
const planOf = (customerId: number | null, wanted: unknown) => {
  const row = demo.world.planning.plannings.get(id(wanted));
  return row && row.customerId === customerId ? row : undefined;
};
const wire = ({ customerId: _customer, planningId: _planning, ...row }: PlanningScenario) => row;
const percent = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= -100 && value <= 500 ? value : 0;

/** Scenarios that are kept with a planning, each under a name of its own. */
export const planningScenarioHandlers = [
  route(
    'GET',
    '/Planning/GetScenarios',
    ({ query, customerId }) => {
      const plan = planOf(customerId, query.get('id'));
      if (!plan) return notFound();
      return json(
        table()
          .filter(({ planningId }) => planningId === plan.id)
          .map(wire),
      );
    },
    PLAN,
  ),
  route(
    'POST',
    '/Planning/SaveScenario',
    async (call) => {
      const sent = await call.body();
      const plan = planOf(call.customerId, sent['planningId']);
      if (!plan) return notFound();
      const old = table().get(id(sent['id']));
      if (old && old.planningId !== plan.id) return notFound();
      const name = text(sent['name']) ?? '';
      const errors: FieldErrors = {};
      if (name === '' || name.length > LONGEST)
        errors['Name'] = [`O nome é obrigatório e tem até ${LONGEST} caracteres.`];
      const duplicate = table().find(
        (row) => row.planningId === plan.id && row.name === name && row.id !== old?.id,
      );
      if (duplicate) errors['Name'] = ['Já existe um cenário com este nome neste planejamento.'];
      if (Object.keys(errors).length > 0) return invalid(errors);
      const kept = {
        customerId: plan.customerId,
        planningId: plan.id,
        name,
        pricePercent: percent(sent['pricePercent']),
        yieldPercent: percent(sent['yieldPercent']),
        costPercent: percent(sent['costPercent']),
        exchangePercent: percent(sent['exchangePercent']),
        dollarCostPercent: percent(sent['dollarCostPercent']),
      };
      return json(wire(old ? table().update(old.id, kept) : table().insert(kept)));
    },
    PLAN,
  ),
  route(
    'DELETE',
    '/Planning/DeleteScenario',
    ({ query, customerId }) => {
      const row = table().get(id(query.get('id')));
      if (row?.customerId !== customerId) return notFound();
      table().remove(row.id);
      return json(true);
    },
    PLAN,
  ),
];
