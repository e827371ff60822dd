interface Dated {
  updatedAt: Date;
  readersUpdatedAt: Date | null;
}

/** The date of the last change that readers are told of; every save moves `updatedAt`, only an editor's word this one. */
export const readersDate = ({ readersUpdatedAt, updatedAt }: Dated): Date => readersUpdatedAt ?? updatedAt;
