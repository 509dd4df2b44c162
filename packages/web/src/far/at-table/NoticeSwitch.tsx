import { useState } from 'preact/hooks';
import { canNotify, notifies, switchNotices } from '../turn/tell-turn.ts';
import { far } from '../far-words.ts';
import styles from '../Far.module.css';

/** Whether this device notifies its people of their turn. The browser asks only when they switch it on. */
export function NoticeSwitch() {
  const [on, setOn] = useState(notifies);
  const [refused, setRefused] = useState(false);
  if (!canNotify()) return null;

  async function change(wanted: boolean): Promise<void> {
    const now = await switchNotices(wanted);
    setOn(now);
    setRefused(wanted && !now);
  }

  return (
    <>
      <label class={styles.check}>
        <input
          type="checkbox"
          checked={on}
          onChange={({ currentTarget }) => void change(currentTarget.checked)}
        />
        <span>{far('far.notice')}</span>
      </label>
      {refused && <p role="alert">{far('far.notice.refused')}</p>}
    </>
  );
}
