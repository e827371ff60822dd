import type { PostFields } from '#contract/writing/posts/post-fields.schemas.ts';
import type { AdminPost } from '#contract/writing/posts/posts.admin.schemas.ts';
import { Autosaver } from '#web/admin/ui/kept-texts/autosaver.ts';
import { ApiError, statusOfError } from '#web/shared/api/api-error.ts';
import { FollowingSlug, slugProblem } from '../following-slug.ts';
import type { PostBackup } from './post-backup.ts';
import type { PostCalls } from './post-calls.ts';
import { differing, type FieldName, fieldsOf, isAwaited, pick, type SomeFields } from './post-text.ts';
import { type SessionState, UnsavedText } from './session-state.ts';

/** Kept apart on a version that is not the newest any more: nobody can tell what was meant. */
const isOutdated = ({ draft, ...post }: AdminPost): boolean =>
  draft?.outdated === true && differing(draft.fields as SomeFields, post).length > 0;

/** One post being written: what is typed, what the server has, and how the one becomes the other. */
export class PostSession {
  readonly #calls: PostCalls;
  readonly #store: PostBackup;
  readonly #saver: Autosaver<SomeFields>;
  readonly #slug: FollowingSlug;
  readonly #listeners = new Set<() => void>();
  /** The version that the typed text is based on. */
  #version: number;
  #state: SessionState;

  constructor(post: AdminPost, calls: PostCalls, store: PostBackup) {
    this.#calls = calls;
    this.#store = store;
    this.#slug = new FollowingSlug(post);
    this.#version = post.draft?.baseVersion ?? post.version;
    this.#saver = new Autosaver<SomeFields>({
      save: (changes, saveId) => this.#save(changes, saveId),
      backUp: (changes) =>
        changes
          ? store.keep({ version: this.#version, changes, at: new Date().toISOString() })
          : store.forget(),
    });
    const fields = { ...fieldsOf(post), ...post.draft?.fields } as PostFields;
    const found = store.read();
    const news = found && differing(found.changes, fields).length > 0;
    if (found && !news) store.forget();
    this.#state = {
      post,
      fields,
      save: this.#saver.state,
      problems: {},
      conflict: isOutdated(post) ? post : undefined,
      backup: news ? found : undefined,
      forReaders: false,
      epoch: 0,
    };
    this.#saver.subscribe(() => this.#become({ save: this.#saver.state }));
    // Unpublished by somebody else since: what was kept apart is an ordinary draft's text now.
    if (post.draft && !isAwaited(post) && !post.trashedAt)
      this.#saver.change(post.draft.fields as SomeFields);
  }

  getState = (): SessionState => this.#state;
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get isDirty(): boolean {
    return this.#saver.isDirty;
  }

  change(part: SomeFields): void {
    if (part.slug !== undefined) this.#slug.leave();
    this.#apply(part);
  }

  /** The title is written: an address that was made of it goes with it. */
  titleDone(): void {
    const slug = this.#slug.of(this.#state.fields.title);
    if (slug && slug !== this.#state.fields.slug) this.#apply({ slug });
  }

  #apply(part: SomeFields): void {
    const { fields, problems } = this.#state;
    const mended = Object.fromEntries(Object.entries(problems).filter(([name]) => !(name in part)));
    this.#become({ fields: { ...fields, ...part }, problems: mended });
    const { slug, ...rest } = part;
    const sendable = slug === undefined || slugProblem(slug) ? rest : part;
    if (Object.keys(sendable).length > 0) this.#saver.change(sendable);
  }

  tellReaders(forReaders: boolean): void {
    this.#become({ forReaders });
  }

  flush = (): Promise<void> => this.#saver.flush();
  finish(): void {
    this.#store.writeNow();
    void this.#saver.finish();
  }

  /** Everything typed is with the server, or this fails. */
  async #settle(): Promise<void> {
    await this.#saver.flush();
    if (this.#state.conflict) throw new UnsavedText('conflict');
    if (this.#saver.isDirty) throw new UnsavedText('unsaved');
  }

  /** A step in the post's life, with everything typed before it. */
  async step(take: (post: AdminPost) => Promise<AdminPost>): Promise<void> {
    // In the trash nothing can be saved; what was typed meanwhile is saved once it is out of it.
    if (!this.#state.post.trashedAt) await this.#settle();
    const post = await take(this.#state.post);
    const kept =
      isAwaited(post) || post.trashedAt ? undefined : (post.draft?.fields as SomeFields | undefined);
    const left = { ...kept, ...this.#saver.unsaved() };
    this.#rebase(post);
    if (post.trashedAt || Object.keys(left).length === 0) return;
    this.#saver.discard();
    this.#saver.change(left);
  }

  /** Shows readers what was kept apart. */
  async update(): Promise<void> {
    await this.#settle();
    const changes = this.#state.post.draft?.fields as SomeFields | undefined;
    if (!changes) return;
    await this.#guarded(changes, async (rest) => {
      const { forReaders } = this.#state;
      const how = { version: this.#version, saveId: crypto.randomUUID(), autosave: false };
      this.#rebase(await this.#calls.save({ changes: rest, ...how, ...(forReaders && { forReaders }) }));
      this.tellReaders(false);
    });
  }

  /** The text comes from elsewhere: a revision, or the post without what was kept apart. */
  replace(post: AdminPost): void {
    this.#saver.discard();
    this.#rebase(post);
    const fields = { ...fieldsOf(post), ...post.draft?.fields } as PostFields;
    this.#become({ fields, problems: {}, conflict: undefined, epoch: this.#state.epoch + 1 });
  }

  async discardDraft(): Promise<void> {
    this.replace(await this.#calls.discardDraft());
  }

  /** The other's version with these fields of ours; what of ours is not taken comes back as the answer. */
  async resolve(mine: FieldName[]): Promise<SomeFields> {
    const { conflict, fields, post } = this.#state;
    if (!conflict) return {};
    const kept = pick(fields, mine);
    const given = differing(fields, conflict).filter((name) => !mine.includes(name));
    if (post.draft) await this.#calls.discardDraft();
    this.replace({ ...conflict, draft: null });
    if (Object.keys(kept).length > 0) {
      this.#apply(kept);
      await this.#saver.flush();
    }
    return pick(fields, given);
  }

  /** Puts text in place that was kept on this device, or that somebody has given up and wants back. */
  recover(changes: SomeFields, version = this.#version): void {
    this.#version = version;
    this.#become({ backup: undefined, epoch: this.#state.epoch + 1 });
    this.#apply(changes);
    void this.#saver.flush();
  }

  forgetBackup(): void {
    this.#store.forget();
    this.#become({ backup: undefined });
  }

  #become(part: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  #rebase(post: AdminPost): void {
    this.#version = post.draft?.baseVersion ?? post.version;
    this.#become({ post });
  }

  #save(changes: SomeFields, saveId: string): Promise<void> {
    return this.#guarded(changes, async (rest) => {
      const { post } = this.#state;
      if (!isAwaited(post)) {
        // A save that somebody asked for takes what was kept apart with it.
        const given = { changes: rest, version: this.#version, saveId, autosave: !post.draft };
        return this.#rebase(await this.#calls.save(given));
      }
      const all = { ...(post.draft?.fields as SomeFields | undefined), ...rest };
      const draft = await this.#calls.keepApart({ changes: all, version: this.#version, saveId });
      this.#become({ post: { ...post, draft } });
      if (draft.outdated && !this.#state.conflict) await this.#meet(await this.#calls.load());
    });
  }

  /** Whoever has saved meanwhile without touching the text is in nobody's way; otherwise a person decides. */
  async #meet(theirs: AdminPost): Promise<boolean> {
    const { post } = this.#state;
    const untouched = post.version === this.#version && differing(fieldsOf(theirs), post).length === 0;
    if (untouched || theirs.trashedAt) {
      this.#version = theirs.version;
      this.#become({ post: { ...theirs, draft: theirs.draft ?? post.draft } });
      return !theirs.trashedAt;
    }
    this.#become({ conflict: theirs });
    return false;
  }

  /** A field that is refused keeps no other from being saved, and a step of somebody else none at all. */
  async #guarded(changes: SomeFields, send: (rest: SomeFields) => Promise<void>): Promise<void> {
    let rest = changes;
    for (;;) {
      try {
        return await send(rest);
      } catch (error) {
        if (statusOfError(error) === 409 && (await this.#meet(await this.#calls.load()))) continue;
        const allowed = this.#withoutRefused(rest, error);
        if (!allowed) throw error;
        rest = allowed;
      }
    }
  }

  #withoutRefused(changes: SomeFields, error: unknown): SomeFields | undefined {
    const refused = error instanceof ApiError ? (error.detail?.fields ?? {}) : {};
    const names = (Object.keys(changes) as FieldName[]).filter((name) => name in refused);
    if (names.length === 0) return undefined;
    const next = names.includes('slug') && this.#slug.next();
    if (next) {
      this.#become({ fields: { ...this.#state.fields, slug: next } });
      return { ...changes, slug: next };
    }
    const problems = Object.fromEntries(names.map((name) => [name, refused[name] ?? '']));
    this.#become({ problems: { ...this.#state.problems, ...problems } });
    const rest = pick(
      changes,
      (Object.keys(changes) as FieldName[]).filter((name) => !names.includes(name)),
    );
    return Object.keys(rest).length > 0 ? rest : undefined;
  }
}
