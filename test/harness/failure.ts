type Failure = Error &
  Partial<Record<'code' | 'constraint' | 'detail' | 'table' | 'reason' | 'position', string>>;

/** The error that a promise must end with; drizzle's wrapper is taken off. */
export async function failureOf(promise: Promise<unknown>): Promise<Failure> {
  try {
    await promise;
  } catch (error) {
    const { cause } = error as Error;
    return (cause instanceof Error ? cause : error) as Failure;
  }
  throw new Error('This was expected to fail, and did not.');
}
