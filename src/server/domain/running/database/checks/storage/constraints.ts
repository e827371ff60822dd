import type { FaultKind } from '#contract/running/database/database.words.ts';
import type { Check, Fault } from '../check.ts';
import * as queries from './constraints.queries.ts';

const faultOf = (kind: FaultKind, { table, name }: { table: string; name: string }): Fault => ({
  key: `${kind} ${table}.${name}`,
  kind,
  values: { table, name },
});

const namedIn = ({ values }: Fault) => ({ table: String(values.table), name: String(values.name) });

/** A rule that the database does not enforce, or has never held against what was there before it. */
export const constraintsCheck: Check = {
  id: 'constraints',
  async *find({ db }) {
    for (const each of await queries.listUncheckedConstraints(db))
      yield faultOf('constraint_unchecked', each);
    for (const each of await queries.listTriggersThatAreOff(db)) yield faultOf('trigger_off', each);
  },
  async mend(fault, { tx }) {
    const named = namedIn(fault);
    const isUnchecked = fault.kind === 'constraint_unchecked';
    const list = isUnchecked ? queries.listUncheckedConstraints : queries.listTriggersThatAreOff;
    const open = await list(tx);
    if (!open.some(({ table, name }) => table === named.table && name === named.name)) return false;
    await (isUnchecked ? queries.validateConstraint : queries.enableTrigger)(tx, named);
    return true;
  },
};
