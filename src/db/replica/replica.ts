import { replicaLimits } from '#contract/site/replica-limits.ts';
import { isDatabaseUnavailable, type ReplicaStats, type SqlSession } from '../client.ts';
import { DatabaseStartError } from '../start-error.ts';
import type { Reading } from './reading.ts';
import { createReplicaState } from './replica-state.ts';
import type { Standby, StandbyConnection } from './standby.ts';
import { within } from './within.ts';

interface ReplicaParts {
  standby: Standby;
  /** How far the main server is now: whatever it has answered to anybody lies below. */
  markOfMain: () => Promise<bigint>;
  onChange: (sentence: string) => void;
}

export type Replica = ReturnType<typeof createReplica>;

const { wait, step, trust, answer: answerWithin } = replicaLimits;

/** Who answers a statement of somebody who only reads: the replica where it is as new as he needs it, or the main server. */
export function createReplica({ standby, markOfMain, onChange }: ReplicaParts) {
  const state = createReplicaState({ standby, onChange });
  const answers: ReplicaStats['answers'] = { replica: 0, behind: 0, away: 0, refused: 0, slow: 0, writes: 0 };
  /** Whether somebody tells when there is something new; until then everything may be. */
  let following = false;
  /** How far the main server was after the last thing that was told. */
  let mark: Promise<bigint> | undefined;

  function markFor(reading: Reading): Promise<bigint> {
    if (reading.isReport || !following) {
      reading.mark ??= markOfMain();
      return reading.mark;
    }
    const asked = mark ?? markOfMain();
    mark = asked;
    asked.catch(() => {
      if (mark === asked) mark = undefined;
    });
    return asked;
  }

  /** A connection through which the replica was seen to be far enough; undefined where that took too long. */
  async function reach(far: bigint): Promise<StandbyConnection | undefined> {
    const limit = { isOver: false };
    const reaching = reachOn(far, limit);
    const reached = await within(wait, reaching);
    if (reached) return reached.value;
    limit.isOver = true;
    void reaching.then(
      (connection) => connection?.release(false),
      () => {},
    );
    return undefined;
  }

  async function reachOn(far: bigint, limit: { isOver: boolean }): Promise<StandbyConnection | undefined> {
    const connection = await standby.connect();
    try {
      while (!isThere(connection, far)) {
        await connection.look();
        if (isThere(connection, far)) break;
        if (limit.isOver) {
          connection.release(false);
          return undefined;
        }
        await new Promise((resolve) => setTimeout(resolve, step));
      }
      return connection;
    } catch (error) {
      connection.release(true);
      throw error;
    }
  }

  const isThere = ({ seen }: StandbyConnection, far: bigint): boolean =>
    seen !== undefined && seen.replayed >= far && performance.now() - seen.at < trust;

  /** undefined where the replica did not answer, with the reason in the reading. */
  async function askReplica<T>(reading: Reading, ask: (session: SqlSession) => Promise<T>) {
    const obstacle = reading.atMain ?? state.trouble();
    if (obstacle) {
      reading.atMain = obstacle;
      return undefined;
    }
    // A main server that does not say how far it is will answer for itself.
    const far = await markFor(reading).catch(() => undefined);
    if (far === undefined) {
      reading.atMain = 'behind';
      return undefined;
    }
    try {
      const connection = await reach(far);
      if (!connection) {
        state.behind(far);
        reading.atMain = 'behind';
        return undefined;
      }
      const asked = ask(connection.session);
      const release = (error?: unknown) => connection.release(isDatabaseUnavailable(error));
      asked.then(() => release(), release);
      const answered = await within(reading.isReport ? Infinity : answerWithin, asked);
      if (!answered) reading.atMain = 'slow';
      return answered;
    } catch (error) {
      const isAway = isDatabaseUnavailable(error) || error instanceof DatabaseStartError;
      if (isAway) state.away(error);
      // Also what it refused: a standby may end a statement that is in its way, and the main server would say the same again.
      reading.atMain = isAway ? 'away' : 'refused';
      return undefined;
    }
  }

  return {
    async read<T>(reading: Reading, ask: (session: SqlSession) => Promise<T>, askMain: () => Promise<T>) {
      const answered = await askReplica(reading, ask);
      answers[reading.atMain ?? 'replica'] += 1;
      return answered ? answered.value : askMain();
    },

    /** From now on every change is told. */
    follow(): void {
      following = true;
    },

    /** Something changed: who reads from now on has to see it. */
    hear(): void {
      mark = undefined;
    },

    /** Says at once, beside the start, where it cannot be used. */
    begin: (): void => void state.lookNow(),

    stats(): ReplicaStats {
      // Somebody looks at it: it should not stay as it was because nobody reads.
      state.trouble();
      return { answers: { ...answers }, unusableFor: state.unusableFor() };
    },

    close: () => standby.close(),
  };
}
