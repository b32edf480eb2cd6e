import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import 'patience-elements/define/kenfild';
import type { PatienceWinEvent } from 'patience-elements';

@Component({
  selector: '#app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <patience-kenfild deal="336" [timer]="timer()" no-undo (win)="tell($event)"></patience-kenfild>
    <button type="button" (click)="timer.set(!timer())">Clock</button>
    <output>{{ said() }}</output>
  `,
})
class App {
  protected readonly timer = signal(false);
  protected readonly said = signal('Not yet.');

  protected tell({ moveCount }: PatienceWinEvent): void {
    this.said.set(`Won in ${moveCount} moves.`);
  }
}

bootstrapApplication(App).catch((error: unknown) => console.error(error));
