import { useMemo } from "react";
import type { ScenarioStore, Wish } from "@/lib/scenario-store";
import { fitTo, limitTo, type Setting, SETTINGS, TOGGLES } from "@/lib/settings";
import { SettingGroups } from "../scenario/SettingGroups";
import { Switches } from "../scenario/Switches";

interface ThroughputSettingsProps {
  readonly figure: string;
  readonly store: ScenarioStore;
  readonly wish: Wish;
  /** What the reader started from: it decides how far the sliders reach. */
  readonly baseWish: Wish;
}

/** Every knob that bends the curve; the number of workers is the curve's own axis. */
export function ThroughputSettings({ figure, store, wish, baseWish }: ThroughputSettingsProps) {
  const groups = useMemo(() => {
    const fit = (setting: Setting) => fitTo(setting, baseWish);
    return [
      { title: "The loader", settings: [SETTINGS.prefetchFactor, SETTINGS.batchSize].map(fit) },
      {
        title: "The workload",
        settings: [
          SETTINGS.sampleWaitMs,
          SETTINGS.sampleCpuMs,
          SETTINGS.sampleSigma,
          SETTINGS.libraryThreads,
        ].map(fit),
      },
      {
        title: "The machine",
        // A step of 0 shows what the loader can do alone.
        settings: [limitTo(fit(SETTINGS.stepMs), { min: 0 }), fit(SETTINGS.cores), fit(SETTINGS.ranks)],
      },
    ];
  }, [baseWish]);
  return (
    <div className="widget-settings throughput-settings">
      <SettingGroups figure={figure} store={store} wish={wish} groups={groups} />
      {SETTINGS.libraryThreads.get(wish) > 1 && (
        <p className="threads-note text-note text-ink-muted">
          Library threads share all of a sample’s CPU work, as a resize by OpenCV does. Decoding a JPEG is not
          shared: PIL and libjpeg-turbo do it on one thread, so that a load which is mostly that gains less
          than shown. The load time is what one thread takes on a core; one that was measured with threads on
          has their gain in it: leave 1 then.
        </p>
      )}
      <Switches
        figure={figure}
        store={store}
        wish={wish}
        toggles={[TOGGLES.pinMemory, TOGGLES.nonBlocking, TOGGLES.inOrder, TOGGLES.readsLoss]}
      />
    </div>
  );
}
