/** A solver's worker that says what the test wants, when it wants. */
import type { Order, Report, Task } from '../../../src/solver/remote/messages.js';
import { until } from './time.js';

export class Oracle {
  /** What is asked and has had no answer. */
  readonly asked: Task[] = [];
  #post: (message: unknown) => void = () => undefined;

  readonly make = (): Worker => {
    // Who says nothing for long would be taken for dead.
    const script = `const ready = () => postMessage({ kind: 'ready' }); ready(); setInterval(ready, 1000);
      onmessage = ({ data }) => data.report && postMessage(data.report);`;
    const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    const worker = new Worker(url);
    this.#post = worker.postMessage.bind(worker);
    worker.postMessage = (order: Order) => {
      if (order.kind !== 'cancel') this.asked.push(order);
      else this.asked.splice(0, Infinity, ...this.asked.filter(({ id }) => id !== order.id));
    };
    return worker;
  };

  /** Waits for the next question, of this kind where one is given, and takes it. */
  async next(kind?: Task['kind']): Promise<Task> {
    const at = (): number => this.asked.findIndex((task) => kind === undefined || task.kind === kind);
    await until(() => at() >= 0, 'a question');
    return this.asked.splice(at(), 1)[0]!;
  }

  /** Answers a question. */
  answer({ id }: Task, result: Extract<Report, { kind: 'result' }>['result']): void {
    this.#report({ kind: 'result', id, result });
  }

  async fail(): Promise<void> {
    const { id } = await this.next();
    this.#report({ kind: 'error', id, message: 'It broke.' });
  }

  #report(report: Report): void {
    this.#post({ report });
  }
}
